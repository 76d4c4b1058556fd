import type { MediaType } from '../../contracts/media.ts';

export type VideoContainer =
  | 'mp4'
  | 'mov'
  | '3gp'
  | 'm4v'
  | 'mkv'
  | 'webm'
  | 'avi'
  | 'flv'
  | 'wmv'
  | 'mpeg'
  | 'ts';
export type PictureContainer = 'jpeg' | 'png' | 'gif' | 'bmp' | 'webp' | 'tiff' | 'ico' | 'avif' | 'svg';

/** What the first bytes of a file say it is, and the one demuxer that may read it. */
export interface Sniffed {
  mediaType: MediaType;
  container: VideoContainer | PictureContainer;
  /** ffmpeg's name of the only demuxer that may open it; null where ffmpeg must not open it at all. */
  demuxer: string | null;
}
