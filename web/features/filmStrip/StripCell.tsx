import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Hand from 'lucide-react/icons/hand';
import Square from 'lucide-react/icons/square';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { StripCell_step$key } from '../../__generated__/StripCell_step.graphql.ts';
import { filmStrip as t } from '../../locales/zh-CN/filmStrip.ts';
import { stepFraction } from './progressText.ts';

interface StripCellProps {
  step: StripCell_step$key;
  current: boolean;
  /** The project was stopped by its person: the cell it stopped in did not fail. */
  cancelled: boolean;
  selected: boolean;
  onSelect: () => void;
}

export function StripCell({ step: stepRef, current, cancelled, selected, onSelect }: StripCellProps) {
  const step = useFragment(
    graphql`
      fragment StripCell_step on ProjectStep {
        index
        label
        status
        edited
        progress {
          fraction
          message
          etaSeconds
          frameUrl
        }
      }
    `,
    stepRef,
  );
  const stopped = cancelled && step.status === 'FAILED';
  const status = stopped ? t.stopped : t.cell[step.status];
  // Not only the current one: tools of one project run side by side.
  const alive = step.status === 'PROCESSING';
  const frame = alive ? step.progress?.frameUrl : null;
  return (
    <chakra.li
      display="flex"
      flex={alive ? '2.2 0 128px' : '1 0 66px'}
      transition="flex 180ms ease-out"
      minW="0"
    >
      <chakra.button
        type="button"
        aria-current={current ? 'step' : undefined}
        aria-pressed={selected}
        aria-label={`${step.index + 1} ${step.label} ${status}`}
        onClick={onSelect}
        css={cell}
        data-status={stopped ? 'STOPPED' : step.status}
      >
        {frame && <chakra.img src={frame} alt="" css={liveFrame} />}
        <chakra.span css={corner}>
          <span>{step.index + 1}</span>
          {step.status === 'DONE' && <Check size={14} aria-hidden />}
          {stopped && <Square size={12} aria-hidden />}
          {step.status === 'FAILED' && !stopped && <CircleAlert size={14} aria-hidden />}
          {step.status === 'WAITING' && <Hand size={14} aria-hidden />}
          {alive && <span>{Math.round(stepFraction(step) * 100)}%</span>}
        </chakra.span>
        <chakra.span css={name}>{step.label}</chakra.span>
        <chakra.span
          css={progressLine}
          style={{ transform: `scaleX(${stepFraction(step)})` }}
          data-part="fill"
        />
      </chakra.button>
    </chakra.li>
  );
}

const cell = {
  pos: 'relative',
  overflow: 'hidden',
  flex: '1',
  minH: '72px',
  px: '1.5',
  py: '2',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'start',
  borderRadius: 'tag',
  color: 'rgb(255 255 255 / 66%)',
  bg: 'rgb(255 255 255 / 9%)',
  cursor: 'pointer',
  isolation: 'isolate',
  _hover: { bg: 'rgb(255 255 255 / 15%)' },
  _focusVisible: { outline: '2px solid #9cc2ff', outlineOffset: '1px' },
  '&[aria-pressed=true]': { boxShadow: 'inset 0 0 0 2px rgb(255 255 255 / 85%)' },
  '&[data-status=DONE]': { color: '#fff', bg: 'rgb(255 255 255 / 19%)' },
  '&[data-status=PROCESSING], &[data-status=WAITING], &[data-status=FAILED]': { color: '#fff' },
  '&[data-status=STOPPED]': { color: '#fff' },
  '&[data-status=FAILED]': { bg: '#6d1a2a' },
  '&[data-status=WAITING]': { bg: '#1c4583' },
  '&[data-status=PROCESSING] [data-part=fill]': {
    bg: 'status.working.edge',
    backgroundImage: 'linear-gradient(90deg, transparent 50%, rgb(255 255 255 / 40%) 50%)',
    backgroundSize: '24px 100%',
    animation: 'moving-edge 900ms linear infinite',
  },
} as const;

const corner = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  textStyle: 'caption',
} as const;
const name = { textStyle: 'table', fontWeight: 'medium', whiteSpace: 'nowrap' } as const;
const progressLine = {
  pos: 'absolute',
  insetX: 0,
  bottom: 0,
  h: '3px',
  bg: 'transparent',
  transformOrigin: 'left',
  transition: 'transform 180ms ease-out',
} as const;
const liveFrame = {
  pos: 'absolute',
  inset: 0,
  boxSize: 'full',
  objectFit: 'cover',
  zIndex: -1,
  filter: 'brightness(0.62)',
} as const;
