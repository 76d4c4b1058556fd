import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, type PreloadedQuery, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { MixcutFields_query$key } from '../../../../__generated__/MixcutFields_query.graphql.ts';
import type { OpenProjectForm_project$key } from '../../../../__generated__/OpenProjectForm_project.graphql.ts';
import type { useMixcutProjectQuery } from '../../../../__generated__/useMixcutProjectQuery.graphql.ts';
import { MaterialTile } from '../../../../features/materials/MaterialTile.tsx';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { Button } from '../../../../ui/Button.tsx';
import { type MixcutDraft, parseDraft } from '../../_lib/mixcutDraft.ts';
import { storeDraft } from '../../_lib/useMixcutDraft.ts';
import { useMixcutProject } from '../../_lib/useMixcutProject.ts';
import { MixcutFields } from './MixcutFields.tsx';

interface OpenProjectFormProps {
  reference: PreloadedQuery<useMixcutProjectQuery>;
  query: MixcutFields_query$key;
}

/** What an existing project was asked for; it can be taken as the start of another. */
export function OpenProjectForm({ reference, query }: OpenProjectFormProps) {
  const { project } = useMixcutProject(reference);
  return project ? <ProjectValues project={project} query={query} /> : null;
}

function ProjectValues({
  project: projectRef,
  query,
}: {
  project: OpenProjectForm_project$key;
  query: MixcutFields_query$key;
}) {
  const { input, auto } = useFragment(
    graphql`
      fragment OpenProjectForm_project on Project {
        auto
        input {
          input
          rawScript
          language
          layout
          resolution
          voice
          music
          product {
            productId
            name
          }
          materials {
            id
            ...MaterialTile_material
          }
        }
      }
    `,
    projectRef,
  );
  const navigate = useNavigate();
  if (!input) return null;
  const draft: MixcutDraft = parseDraft({
    ...input,
    resolution: String(input.resolution),
    productId: input.product?.productId ?? '',
    materialIds: input.materials.map(({ id }) => id),
    stepByStep: !auto,
  });
  return (
    <chakra.div display="flex" flexDirection="column" gap="5" p="5">
      <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
        <chakra.p textStyle="table" color="fg.muted" flex="1 1 200px">
          {t.readOnly}
        </chakra.p>
        <Button
          size="sm"
          onClick={() => {
            storeDraft(draft);
            void navigate('/mixcut');
          }}
        >
          {t.asTemplate}
        </Button>
      </chakra.div>
      <MixcutFields
        query={query}
        draft={draft}
        product={
          input.product && (
            <chakra.div>
              <chakra.p textStyle="label" mb="1">
                {t.product}
              </chakra.p>
              <chakra.p color="fg.muted">{input.product.name}</chakra.p>
            </chakra.div>
          )
        }
        materials={
          <chakra.div>
            <chakra.p textStyle="label" mb="1">
              {t.materials}
            </chakra.p>
            <chakra.ul listStyle="none" m="0" p="0">
              {input.materials.map((material) => (
                <MaterialTile key={material.id} material={material} />
              ))}
            </chakra.ul>
          </chakra.div>
        }
      />
    </chakra.div>
  );
}
