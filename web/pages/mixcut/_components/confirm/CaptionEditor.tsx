import { chakra } from '@chakra-ui/react/styled-system';
import { formatTimecode } from '../../../../lib/format.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { TextArea } from '../../../../ui/controls.ts';
import { type EditableCaptions, editCaption } from '../../_lib/stepResults.ts';

interface CaptionEditorProps {
  track: EditableCaptions;
  onChange: (track: EditableCaptions) => void;
}

/** The captions' words; their times follow the voice and stay. */
export function CaptionEditor({ track, onChange }: CaptionEditorProps) {
  return (
    <chakra.ol
      listStyle="none"
      m="0"
      p="0"
      display="flex"
      flexDirection="column"
      gap="2"
      maxH="480px"
      overflowY="auto"
    >
      {track.captions.map((caption, index) => (
        <chakra.li key={caption.startMs} display="flex" gap="3" alignItems="flex-start">
          <chakra.span textStyle="caption" color="fg.subtle" w="92px" pt="2" flexShrink={0}>
            {formatTimecode(caption.startMs, true)}–{formatTimecode(caption.endMs, true)}
          </chakra.span>
          <TextArea
            aria-label={t.caption(index + 1)}
            rows={Math.max(1, caption.lines.length)}
            value={caption.lines.join('\n')}
            onChange={(event) => onChange(editCaption(track, index, event.target.value))}
          />
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
