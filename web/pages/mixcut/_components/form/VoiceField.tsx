import { chakra } from '@chakra-ui/react/styled-system';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { VoiceField_query$key } from '../../../../__generated__/VoiceField_query.graphql.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import type { Language } from '../../_lib/mixcutDraft.ts';
import { useVoiceSample } from './useVoiceSample.ts';

interface VoiceFieldProps {
  query: VoiceField_query$key;
  language: Language;
  value: string;
  disabled: boolean;
  onChange: (voice: string) => void;
}

/** Who speaks, with a sample to hear. The engine is named: a simple voice is not sold as a neural one. */
export function VoiceField({ query, language, value, disabled, onChange }: VoiceFieldProps) {
  const { voices } = useFragment(
    graphql`
      fragment VoiceField_query on Query {
        voices {
          id
          name
          language
          engine
        }
      }
    `,
    query,
  );
  const sample = useVoiceSample();
  // A service's voice speaks any language.
  const offered = voices.filter((voice) => voice.language == null || voice.language === language);
  const chosen = offered.find((voice) => voice.id === value) ?? offered[0];
  if (!chosen) {
    return (
      <chakra.p textStyle="caption" color="fg.subtle">
        {t.noVoices}
      </chakra.p>
    );
  }
  const busy = sample.voice === chosen.id;
  return (
    <Field label={t.voice} hint={sample.speaking ? t.speaking : chosen.engine} error={sample.failure}>
      {(control) => (
        <chakra.div display="flex" gap="2">
          <Select
            {...control}
            value={chosen.id}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {offered.map((voice) => (
              <option key={voice.id} value={voice.id}>
                {voice.name}
              </option>
            ))}
          </Select>
          <Button
            icon
            px="0"
            aria-label={busy ? t.stop : t.hear(chosen.name)}
            onClick={() => sample.toggle(chosen.id)}
          >
            {busy ? <Square size={14} aria-hidden /> : <Play size={15} aria-hidden />}
          </Button>
        </chakra.div>
      )}
    </Field>
  );
}
