import { chakra } from '@chakra-ui/react/styled-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { Uploader } from '../../../../../../features/uploader/Uploader.tsx';
import { newTask as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Button } from '../../../../../../ui/Button.tsx';
import type { Videos } from './useVideos.ts';

/** The videos to be looked at: those that have arrived, and room for more. */
export function VideoField({ videos: given, error }: { videos: Videos; error: string | null }) {
  const { videos, uploads, remove, most } = given;
  return (
    <chakra.div
      role="group"
      aria-label={t.video}
      data-field="video"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      <chakra.p textStyle="label">{most > 1 ? t.videos(most) : t.video}</chakra.p>
      {videos.length < most && (
        <Uploader
          label={t.upload}
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
      {videos.length > 0 && (
        <chakra.ul listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="1">
          {videos.map(({ address, name }) => (
            <chakra.li key={address} css={row}>
              <chakra.span color="status.done.fg" display="inline-flex">
                <CircleCheck size={16} aria-hidden />
              </chakra.span>
              <chakra.span flex="1" minW="0" textStyle="table" truncate>
                {name}
              </chakra.span>
              <chakra.span textStyle="caption" color="fg.muted" role="status">
                {t.uploaded}
              </chakra.span>
              <Button
                size="xs"
                variant="ghost"
                icon
                px="0"
                aria-label={t.removeVideo(name)}
                onClick={() => remove(address)}
              >
                <X size={15} aria-hidden />
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  ps: '2.5',
  pe: '1',
  minH: '9',
  bg: 'bg.subtle',
  borderRadius: 'control',
} as const;
