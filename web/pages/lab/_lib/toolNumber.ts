/** The number in `?id=`; 0, which no tool has, for anything else. */
export function toolNumber(search: URLSearchParams): number {
  const number = Number(search.get('id'));
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
}
