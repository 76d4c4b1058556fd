import { chakra } from '@chakra-ui/react/styled-system';
import Film from 'lucide-react/icons/film';
import X from 'lucide-react/icons/x';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import { Button } from '../../../../ui/Button.tsx';

/** The video that will be analysed. */
export function VideoTile({ name, onRemove }: { name: string; onRemove?: () => void }) {
  return (
    <chakra.div css={tile}>
      <Film size={18} aria-hidden />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" truncate title={name}>
          {name}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" color="fg.subtle">
          {t.videoReady}
        </chakra.span>
      </chakra.span>
      {onRemove && (
        <Button size="sm" variant="ghost" icon px="0" aria-label={t.removeVideo(name)} onClick={onRemove}>
          <X size={15} aria-hidden />
        </Button>
      )}
    </chakra.div>
  );
}

const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '3',
  py: '2',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'control',
} as const;
