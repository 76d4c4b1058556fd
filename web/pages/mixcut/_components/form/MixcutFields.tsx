import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MixcutFields_query$key } from '../../../../__generated__/MixcutFields_query.graphql.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { Segments } from '../../../../ui/Segments.tsx';
import { SwitchRow } from '../../../../ui/SwitchRow.tsx';
import type { MixcutDraft } from '../../_lib/mixcutDraft.ts';
import { TextFields } from './TextFields.tsx';
import { VoiceField } from './VoiceField.tsx';

interface MixcutFieldsProps {
  query: MixcutFields_query$key;
  draft: MixcutDraft;
  /** Absent: the values are shown, not edited. */
  onChange?: (change: Partial<MixcutDraft>) => void;
  errorOf?: (field: string) => string | null;
  materials: ReactNode;
  product: ReactNode;
}

/** The form's two groups, the same for a new project and for one that is shown. */
export function MixcutFields({
  query: queryRef,
  draft,
  onChange,
  errorOf = () => null,
  materials,
  product,
}: MixcutFieldsProps) {
  const query = useFragment(
    graphql`
      fragment MixcutFields_query on Query {
        ...VoiceField_query
      }
    `,
    queryRef,
  );
  const disabled = !onChange;
  const change = onChange ?? (() => {});
  return (
    <>
      <Group title={t.basic}>
        <TextFields draft={draft} disabled={disabled} errorOf={errorOf} onChange={change} />
        {product}
        {materials}
      </Group>
      <Group title={t.other}>
        <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(132px, 1fr))" gap="3">
          <Segments
            label={t.language}
            value={draft.language}
            options={t.languages}
            disabled={disabled}
            onChange={(language) => change({ language, voice: '' })}
          />
          <Segments
            label={t.layout}
            value={draft.layout}
            options={t.layouts}
            disabled={disabled}
            onChange={(layout) => change({ layout })}
          />
          <Segments
            label={t.resolution}
            value={draft.resolution}
            options={t.resolutions}
            disabled={disabled}
            onChange={(resolution) => change({ resolution })}
          />
        </chakra.div>
        <VoiceField
          query={query}
          language={draft.language}
          value={draft.voice}
          disabled={disabled}
          onChange={(voice) => change({ voice })}
        />
        <SwitchRow
          label={t.music}
          hint={t.musicHint}
          checked={draft.music}
          disabled={disabled}
          onChange={(music) => change({ music })}
        />
        <SwitchRow
          label={t.stepByStep}
          hint={t.stepByStepHint}
          checked={draft.stepByStep}
          disabled={disabled}
          onChange={(stepByStep) => change({ stepByStep })}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section display="flex" flexDirection="column" gap="4">
      <chakra.h2 textStyle="heading">{title}</chakra.h2>
      {children}
    </chakra.section>
  );
}
