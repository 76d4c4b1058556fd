/** A rectangle in pixels of the picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ReadLine {
  text: string;
  /** 0–1: mean over the characters. */
  confidence: number;
  box: Box;
}
