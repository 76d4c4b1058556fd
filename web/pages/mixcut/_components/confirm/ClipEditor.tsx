import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipEditor_project$key } from '../../../../__generated__/ClipEditor_project.graphql.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { findClip } from '../../_lib/findClip.ts';
import { type EditableMatches, removeClip, swapClip } from '../../_lib/stepResults.ts';
import { MatchEditor } from './MatchEditor.tsx';

interface ClipEditorProps {
  matches: EditableMatches;
  project: ClipEditor_project$key;
  onChange: (matches: EditableMatches) => void;
}

/** For each scene what plays and what could play instead, with the reasons. */
export function ClipEditor({ matches, project: projectRef, onChange }: ClipEditorProps) {
  const { scenes } = useFragment(
    graphql`
      fragment ClipEditor_project on Project {
        scenes {
          sceneNumber
          narration
          clips {
            materialNumber
            clipNumber
            startMs
            ...ClipCard_clip
          }
          alternatives {
            materialNumber
            clipNumber
            startMs
            ...ClipCard_clip
          }
        }
      }
    `,
    projectRef,
  );
  const [refused, setRefused] = useState<number | null>(null);
  const remove = (scene: number, chosen: number) => {
    const next = removeClip(matches, scene, chosen);
    setRefused(next ? null : scene);
    if (next) onChange(next);
  };
  return (
    <chakra.ol listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="5">
      {matches.scenes.map((match, index) => {
        const scene = scenes.find(({ sceneNumber }) => sceneNumber === match.sceneNumber);
        const shown = [...(scene?.clips ?? []), ...(scene?.alternatives ?? [])];
        return (
          <MatchEditor
            key={match.sceneNumber}
            title={`${t.scene(match.sceneNumber)} · ${scene?.narration ?? ''}`}
            match={match}
            lookUp={(clip) => findClip(shown, clip)}
            error={refused === index ? t.keepOneClip : null}
            onRemove={(chosen) => remove(index, chosen)}
            onSwap={(chosen, alternative) => onChange(swapClip(matches, index, chosen, alternative))}
          />
        );
      })}
    </chakra.ol>
  );
}
