/** Where the binaries and fonts are; found once at the start of a worker and handed down. Absolute paths. */
export interface MediaTools {
  ffmpegPath: string;
  ffprobePath: string;
  /** Folder with the fonts that captions may use; only rendering needs it. */
  fontsDir?: string;
}
