/** A picture of ours by its name, or an operator's file beside the content file. */
export function pictureUrl(picture: string): string {
  return picture.includes('.') ? `/site/${picture}` : `/landing/${picture}.webp`;
}
