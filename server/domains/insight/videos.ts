import type { Prisma } from '../../../prisma/generated/client/client.ts';
import { INSIGHT_MAX_DURATION_MS } from '../../../temporal/contracts/insight.ts';
import type { MediaProbe } from '../../../temporal/contracts/media.ts';
import type { App } from '../../platform/app.ts';
import { badInput } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { refuseTooLong } from '../materials/uploads.ts';

/** A file as a project keeps it. */
export type GivenVideo = Omit<Prisma.ProjectFileUncheckedCreateInput, 'projectId' | 'index'>;

/**
 * The viewer's own video behind an address: something they uploaded, or a video of their library.
 * @throws Refusal BAD_USER_INPUT where it is not theirs, no video, or longer than three minutes.
 */
export async function ownVideo(app: App, viewer: Viewer, address: string): Promise<GivenVideo> {
  const storageKey = app.storage.keyOf(address);
  const where = { storageKey: storageKey ?? '', userId: viewer.userId };
  const upload = storageKey && (await app.db.upload.findFirst({ where }));
  if (upload) {
    const { fileName, sha256, sizeBytes } = upload;
    const probe = upload.probe as unknown as MediaProbe;
    return video({ name: fileName, storageKey, sha256, sizeBytes, probe });
  }
  const material = storageKey && (await app.db.material.findFirst({ where }));
  if (!material) throw badInput('video_path', '找不到上传的视频，请重新上传');
  const { name, sha256, sizeBytes, durationMs, width, height, fps } = material;
  const probe: MediaProbe = {
    mediaType: material.mediaType === 1 ? 'image' : 'video',
    container: storageKey.split('.').at(-1) ?? '',
    width,
    height,
    durationMs,
    fps,
    videoCodec: '',
    audioCodec: material.hasAudio ? '' : null,
  };
  return video({ name, storageKey, sha256, sizeBytes, probe });
}

function video(file: {
  name: string;
  storageKey: string;
  sha256: string;
  sizeBytes: bigint;
  probe: MediaProbe;
}): GivenVideo {
  if (file.probe.mediaType !== 'video') throw badInput('video_path', '请上传视频文件');
  refuseTooLong(file.probe, INSIGHT_MAX_DURATION_MS);
  return { ...file, probe: file.probe as unknown as Prisma.InputJsonValue };
}
