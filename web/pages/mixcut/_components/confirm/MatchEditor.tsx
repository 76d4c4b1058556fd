import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { ClipCard_clip$key } from '../../../../__generated__/ClipCard_clip.graphql.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { EditableClip, EditableMatch } from '../../_lib/stepResults.ts';
import { ClipCard } from '../result/ClipCard.tsx';

interface MatchEditorProps {
  title: string;
  match: EditableMatch;
  lookUp: (clip: EditableClip) => ClipCard_clip$key | undefined;
  error: string | null;
  onRemove: (chosen: number) => void;
  onSwap: (chosen: number, alternative: number) => void;
}

/** One scene's clips. With several chosen, the marked one is what an alternative replaces. */
export function MatchEditor({ title, match, lookUp, error, onRemove, onSwap }: MatchEditorProps) {
  const [marked, setMarked] = useState(0);
  const target = Math.min(marked, match.chosen.length - 1);
  return (
    <chakra.li display="flex" flexDirection="column" gap="2">
      <chakra.h4 textStyle="label">{title}</chakra.h4>
      <chakra.ul css={rows}>
        {match.chosen.map((clip, index) => {
          const shown = lookUp(clip);
          if (!shown) return null;
          const several = match.chosen.length > 1;
          return (
            <ClipCard
              key={`${clip.materialId}-${clip.startMs}`}
              clip={shown}
              action={
                <>
                  {several && (
                    <input
                      type="radio"
                      name={`mark-${match.sceneNumber}`}
                      checked={index === target}
                      aria-label={clip.name}
                      onChange={() => setMarked(index)}
                    />
                  )}
                  <Button
                    size="xs"
                    variant="ghost"
                    icon
                    px="0"
                    aria-label={t.removeClip(clip.name)}
                    onClick={() => onRemove(index)}
                  >
                    <X size={14} aria-hidden />
                  </Button>
                </>
              }
            />
          );
        })}
      </chakra.ul>
      {error && (
        <chakra.p role="alert" textStyle="table" color="status.failed.fg">
          {error}
        </chakra.p>
      )}
      {match.alternatives.length > 0 && (
        <chakra.details>
          <chakra.summary textStyle="caption" color="fg.muted" cursor="pointer">
            {t.alternatives} {match.alternatives.length}
          </chakra.summary>
          <chakra.ul css={rows} mt="2">
            {match.alternatives.map((clip, index) => {
              const shown = lookUp(clip);
              return shown ? (
                <ClipCard
                  key={`${clip.materialId}-${clip.startMs}`}
                  clip={shown}
                  action={
                    <Button
                      size="xs"
                      aria-label={t.swapInNamed(clip.name)}
                      onClick={() => onSwap(target, index)}
                    >
                      {t.swapIn}
                    </Button>
                  }
                />
              ) : null;
            })}
          </chakra.ul>
        </chakra.details>
      )}
    </chakra.li>
  );
}

const rows = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: '2' } as const;
