import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import type { WelcomePageQuery } from '../../__generated__/WelcomePageQuery.graphql.ts';
import { ProjectCard } from '../../features/projectList/ProjectCard.tsx';
import { shell, welcome as t } from '../../locales/zh-CN/shell.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { RouterButton } from '../../ui/Button.tsx';

export function WelcomePage() {
  const { projects } = useOwnedQuery<WelcomePageQuery>(
    graphql`
      query WelcomePageQuery {
        projects(kind: MIXCUT, first: 3) {
          edges {
            node {
              id
              number
              ...ProjectCard_project
            }
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<WelcomePageQuery>>(),
  );
  return (
    <chakra.div maxW="960px" mx="auto" w="full" px={{ base: '4', md: '6' }} py={{ base: '8', md: '16' }}>
      <title>{`${t.title} - ${shell.product}`}</title>
      <chakra.h1 textStyle="display">{t.title}</chakra.h1>
      <chakra.p color="fg.muted" mt="1" fontSize="16px">
        {t.slogan}
      </chakra.p>

      <chakra.section mt="10" aria-labelledby="first-film">
        <chakra.h2 id="first-film" textStyle="heading" mb="3">
          {t.first}
        </chakra.h2>
        <chakra.ol css={strip}>
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
        <RouterButton to="/mixcut" variant="ink" size="lg" mt="5">
          {t.start}
        </RouterButton>
      </chakra.section>

      {projects.edges.length > 0 && (
        <chakra.section mt="12" aria-labelledby="recent">
          <chakra.h2 id="recent" textStyle="heading" mb="3">
            {t.recent}
          </chakra.h2>
          <chakra.ul css={{ ...grid, listStyle: 'none', p: 0, m: 0 }}>
            {projects.edges.map(({ node }) => (
              <li key={node.id}>
                <ProjectCard project={node} to={`/mixcut?project_id=${node.number}`} />
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </chakra.div>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
  gap: '3',
} as const;

const strip = {
  ...grid,
  listStyle: 'none',
  m: 0,
  p: 0,
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
