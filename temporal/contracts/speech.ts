/** A spoken sentence with its times. Times are integer milliseconds from the start of its own audio file. */

export interface SpokenWord {
  text: string;
  startMs: number;
  endMs: number;
}

export interface SpokenClause {
  /** The words as written (not as normalised for speaking), with the punctuation that ends the clause. */
  text: string;
  startMs: number;
  endMs: number;
  /** For Chinese one entry per segmented word, for Latin text one per word; covers the clause without gaps. */
  words: SpokenWord[];
}

export interface Speech {
  text: string;
  voice: string;
  /** Which engine spoke, as shown to people, e.g. "Kokoro（内置神经语音）" or "espeak（简易语音）". */
  engine: string;
  /** Storage key of a mono 48 kHz WAV file. */
  audioKey: string;
  durationMs: number;
  clauses: SpokenClause[];
}

export interface SceneSpeech extends Speech {
  sceneNumber: number;
}
