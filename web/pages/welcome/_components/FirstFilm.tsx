import { chakra } from '@chakra-ui/react/styled-system';
import { welcome as t } from '../../../locales/zh-CN/start.ts';
import { cardGrid } from '../../../ui/StartCard.tsx';

/** The three clicks to a first film. */
export function FirstFilm() {
  return (
    <chakra.section aria-labelledby="first-film">
      <chakra.h2 id="first-film" textStyle="heading" mb="3">
        {t.first}
      </chakra.h2>
      <chakra.ol css={steps}>
        {t.steps.map((step, index) => (
          <li key={step.title}>
            <chakra.span color="accent.text" fontWeight="semibold">
              {index + 1}
            </chakra.span>
            <chakra.p textStyle="heading">{step.title}</chakra.p>
            <chakra.p textStyle="table" color="fg.muted">
              {step.text}
            </chakra.p>
          </li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

const steps = {
  ...cardGrid,
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'panel',
  },
} as const;
