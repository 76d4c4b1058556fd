import { chakra } from '@chakra-ui/react/styled-system';
import { Uploader } from '../../../../features/uploader/Uploader.tsx';
import type { Uploads } from '../../../../features/uploader/useUploads.ts';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import type { DraftVideo } from '../../_lib/analyzeDraft.ts';
import { VideoTile } from './VideoTile.tsx';

interface VideoFieldProps {
  video: DraftVideo | null;
  uploads: Uploads;
  error: string | null;
  onRemove: () => void;
}

/** One video: on its way, or there. */
export function VideoField({ video, uploads, error, onRemove }: VideoFieldProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="1.5"
      tabIndex={-1}
      data-field="video"
      outline="0"
      role="group"
      aria-label={t.video}
    >
      <chakra.p textStyle="label">{t.video}</chakra.p>
      {video ? (
        <VideoTile name={video.name} onRemove={onRemove} />
      ) : (
        <Uploader
          label={t.uploadVideo}
          uploads={uploads}
          note={
            error && (
              <chakra.p role="alert" textStyle="caption" color="status.failed.fg">
                {error}
              </chakra.p>
            )
          }
        />
      )}
    </chakra.div>
  );
}
