import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { graphql, type PreloadedQuery, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { OpenAnalysisForm_project$key } from '../../../../__generated__/OpenAnalysisForm_project.graphql.ts';
import type { useAnalyzeProjectQuery } from '../../../../__generated__/useAnalyzeProjectQuery.graphql.ts';
import { formatCount } from '../../../../lib/format.ts';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import { insight } from '../../../../locales/zh-CN/insight.ts';
import { Button } from '../../../../ui/Button.tsx';
import { analyzeTools } from '../../_lib/analyzeDraft.ts';
import { storeDraft } from '../../_lib/useAnalyzeDraft.ts';
import { useAnalyzeProject } from '../../_lib/useAnalyzeProject.ts';
import { findProduct } from './useDemoTemplate.ts';
import { VideoTile } from './VideoTile.tsx';

/** What an existing project was asked for; it can be taken as the start of another. */
export function OpenAnalysisForm({ reference }: { reference: PreloadedQuery<useAnalyzeProjectQuery> }) {
  const project = useAnalyzeProject(reference);
  return project && <ProjectValues project={project} />;
}

function ProjectValues({ project: projectRef }: { project: OpenAnalysisForm_project$key }) {
  const {
    title,
    files,
    insight: asked,
    steps,
  } = useFragment(
    graphql`
      fragment OpenAnalysisForm_project on Project {
        title
        files {
          name
          address
        }
        insight {
          scriptContent
          product {
            productName
            category
            targetAudience
            keyFeatures
            sellingPoints
          }
        }
        steps {
          name
          label
          priceCredits
        }
      }
    `,
    projectRef,
  );
  const navigate = useNavigate();
  const [video] = files;
  const product = asked?.product;
  const takeOver = async () => {
    // The project keeps the product's words, not its number: today's product of that name is chosen, if there is one.
    const productId = product ? await findProduct(product.productName).catch(() => null) : null;
    storeDraft({
      name: title,
      video: video ? { address: video.address, name: video.name } : null,
      script: asked?.scriptContent ?? '',
      productId: productId ?? '',
      tools: analyzeTools.filter((tool) => steps.some(({ name }) => name === tool)),
    });
    void navigate('/analyze');
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="5" p="5">
      <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
        <chakra.p textStyle="table" color="fg.muted" flex="1 1 200px">
          {t.readOnly}
        </chakra.p>
        <Button size="sm" onClick={() => void takeOver()}>
          {t.asTemplate}
        </Button>
      </chakra.div>
      <Value title={t.name}>{title}</Value>
      <Value title={t.video}>{video ? <VideoTile name={video.name} /> : insight.none}</Value>
      <Value title={t.script}>{asked?.scriptContent || insight.none}</Value>
      <Value title={t.product}>
        {product ? (
          <>
            {product.productName}
            <chakra.span display="block" textStyle="table" color="fg.muted">
              {[product.category, ...product.sellingPoints].filter(Boolean).join(' · ')}
            </chakra.span>
          </>
        ) : (
          insight.none
        )}
      </Value>
      <Value title={t.tools}>
        {steps.map(({ name, label, priceCredits }) => (
          <chakra.span key={name} display="block">
            {label} · {t.price(formatCount(priceCredits))}
          </chakra.span>
        ))}
      </Value>
    </chakra.div>
  );
}

function Value({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <chakra.h2 textStyle="label" mb="1">
        {title}
      </chakra.h2>
      <chakra.div whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </chakra.div>
    </div>
  );
}
