import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ScoreDetail_project$key } from '../../../../../../__generated__/ScoreDetail_project.graphql.ts';
import { isRunning } from '../../../../../../features/statusTag/statusTable.ts';
import { ProductFacts } from '../../_components/detail/ProductFacts.tsx';
import { TaskFrame } from '../../_components/detail/TaskFrame.tsx';
import { CompareScores } from './CompareScores.tsx';
import { NewEntry } from './NewEntry.tsx';
import { ScoreEntry } from './ScoreEntry.tsx';

interface ScoreDetailProps {
  project: ScoreDetail_project$key;
  /** Credits that are free to spend. */
  available: number;
}

/** A score project: what it was judged by, and every film that was given to it, the newest first. */
export function ScoreDetail({ project: projectRef, available }: ScoreDetailProps) {
  const project = useFragment(
    graphql`
      fragment ScoreDetail_project on Project {
        id
        status
        reason
        steps {
          id
          index
          priceCredits
          ...ScoreEntry_step
        }
        files {
          index
          ...ScoreEntry_file
        }
        insight {
          entries {
            createdAt
            product {
              productName
              keyFeatures
              sellingPoints
              ...ProductFacts_product
            }
          }
        }
        ...CompareScores_project
        ...TaskFrame_project
      }
    `,
    projectRef,
  );
  const entries = project.insight?.entries ?? [];
  const newest = project.steps.length - 1;
  // What the person opened or closed; else only the newest is open.
  const [chosen, setChosen] = useState<Readonly<Record<number, boolean>>>({});
  const busy = isRunning(project.status);
  const price = project.steps[0]?.priceCredits ?? 0;
  const product = entries.at(-1)?.product;
  return (
    <TaskFrame
      project={project}
      tab="score"
      actions={<NewEntry projectId={project.id} price={price} available={available} busy={busy} />}
    >
      {product && <ProductFacts product={product} />}
      <CompareScores project={project} />
      <chakra.div display="flex" flexDirection="column" gap="3">
        {project.steps.toReversed().map((step) => {
          const { index } = step;
          const open = chosen[index] ?? index === newest;
          const own = entries[index]?.product;
          return (
            <ScoreEntry
              key={step.id}
              step={step}
              file={project.files.find((file) => file.index === index) ?? null}
              projectId={project.id}
              // Shown above where it is the newest one's too.
              product={own && product && !sameProduct(own, product) ? own : null}
              createdAt={entries[index]?.createdAt ?? null}
              reason={project.reason}
              busy={busy}
              open={open}
              onToggle={() => setChosen((before) => ({ ...before, [index]: !open }))}
            />
          );
        })}
      </chakra.div>
    </TaskFrame>
  );
}

interface ProductWords {
  readonly productName: string;
  readonly keyFeatures: readonly string[];
  readonly sellingPoints: readonly string[];
}

function sameProduct(one: ProductWords, other: ProductWords): boolean {
  const words = ({ productName, keyFeatures, sellingPoints }: ProductWords) =>
    JSON.stringify([productName, keyFeatures, sellingPoints]);
  return words(one) === words(other);
}
