import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FilmStrip_project$key } from '../../__generated__/FilmStrip_project.graphql.ts';
import { filmStrip as t } from '../../locales/zh-CN/filmStrip.ts';
import { StripCell } from './StripCell.tsx';

interface FilmStripProps {
  project: FilmStrip_project$key;
  /** Name of the step whose making is shown below, if any. */
  selected: string | null;
  onSelect: (stepName: string | null) => void;
}

/** How every job shows itself: one cell a step, the current one alive. */
export function FilmStrip({ project: projectRef, selected, onSelect }: FilmStripProps) {
  const project = useFragment(
    graphql`
      fragment FilmStrip_project on Project {
        currentStep
        reason
        steps {
          id
          name
          ...StripCell_step
        }
      }
    `,
    projectRef,
  );
  const list = useRef<HTMLOListElement>(null);
  const current = project.currentStep;
  useEffect(() => {
    const cell = list.current?.children[current];
    if (!list.current || !(cell instanceof HTMLElement)) return;
    list.current.scrollTo({ left: cell.offsetLeft - 24, behavior: 'smooth' });
  }, [current]);

  return (
    <chakra.ol ref={list} aria-label={t.label} css={film}>
      {project.steps.map((step, index) => (
        <StripCell
          key={step.id}
          step={step}
          current={index === current}
          cancelled={project.reason === 'CANCELLED'}
          selected={selected === step.name}
          onSelect={() => onSelect(selected === step.name ? null : step.name)}
        />
      ))}
    </chakra.ol>
  );
}

const holes =
  'radial-gradient(circle 2.5px, rgb(255 255 255 / 30%) 96%, transparent) 0 3px / 16px 10px repeat-x, radial-gradient(circle 2.5px, rgb(255 255 255 / 30%) 96%, transparent) 0 calc(100% - 3px) / 16px 10px repeat-x';

const film = {
  pos: 'relative',
  listStyle: 'none',
  m: 0,
  display: 'flex',
  gap: '1',
  px: '2',
  py: '4',
  overflowX: 'auto',
  borderRadius: 'panel',
  color: 'stage.fg',
  background: `${holes}, var(--rs-stage)`,
  scrollbarWidth: 'none',
} as const;
