import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks.js';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useLiveEventsSubscription } from '../../__generated__/useLiveEventsSubscription.graphql.ts';
import { insertMaterial, insertProject, removeMaterial, removeProject } from '../../relay/lists.ts';
import { materialNews, projectNews } from '../../relay/liveNews.ts';

/**
 * Everything that happens to this person's work, from the moment the shell was read. Records update by their
 * ids; the updater only moves what enters or leaves a list. `onEnd` hears of jobs that may have ended and of
 * projects that are gone, in no order and perhaps more than once.
 */
export function useLiveEvents(after: number, onEnd: () => void): void {
  const config = useMemo<GraphQLSubscriptionConfig<useLiveEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useLiveEventsSubscription($after: Int) {
          events(after: $after) {
            seq
            kind
            project {
              id
              number
              kind
              status
              ...ProjectCard_project
            }
            deletedProjectId
            material {
              id
              source
              status
              ...MaterialCard_material
              ...MaterialTile_material
            }
            deletedMaterialId
            viewer {
              id
              credits
              creditsHeld
            }
          }
        }
      `,
      variables: { after },
      onNext: (response) => {
        const event = response?.events;
        if (event?.project) projectNews.tell({ id: event.project.id, status: event.project.status });
        if (event?.deletedProjectId) projectNews.tell({ id: event.deletedProjectId, status: null });
        if (event?.material) materialNews.tell({ id: event.material.id, status: event.material.status });
        if (event?.deletedMaterialId) materialNews.tell({ id: event.deletedMaterialId, status: null });
        const status = event?.project?.status;
        if (status === 'DONE' || status === 'FAILED' || event?.deletedProjectId) onEnd();
      },
      updater: (store) => {
        const event = store.getRootField('events');
        if (!event) return;
        const project = event.getLinkedRecord('project');
        const material = event.getLinkedRecord('material');
        if (project) insertProject(store, project);
        if (material) insertMaterial(store, material);
        const projectId = event.getValue('deletedProjectId');
        const materialId = event.getValue('deletedMaterialId');
        if (typeof projectId === 'string') removeProject(store, projectId);
        if (typeof materialId === 'string') removeMaterial(store, materialId);
      },
    }),
    [after, onEnd],
  );
  useSubscription(config);
}
