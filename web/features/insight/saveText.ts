/** Gives a text to the person as a file. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What systems forbid in names of files becomes a line. */
export function fileStem(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is forbidden
  return title.replaceAll(/[\\/:*?"<>|\u0000-\u001f]+/g, '-').slice(0, 80) || 'film';
}
