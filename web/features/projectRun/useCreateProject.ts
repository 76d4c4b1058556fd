import { useState } from 'react';
import { useMutation } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { failureSentence } from '../../lib/failure.ts';
import { useRequestKey } from '../../lib/useRequestKey.ts';
import { insertProject } from '../../relay/lists.ts';
import { notify } from '../../ui/notify.ts';

/** What every mutation that begins a project answers in its one field: the project, or why there is none. */
interface Answer {
  readonly __typename: string;
  readonly project?: { readonly number: number };
  readonly message?: string;
}

interface Creation {
  /** Said when it has begun. */
  started: string;
  /** Said when it could not, with the cause behind it. */
  failed: string;
  /** Where the project of this number is watched. */
  path: (number: number) => string;
  /** Before the screen changes: a draft that is used up, for example. */
  onStarted?: () => void;
}

/**
 * Begins a project and goes to it. The same input sent again (after a lost answer) carries the same key and makes
 * one project.
 */
export function useCreateProject<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { started, failed, path, onStarted }: Creation,
) {
  const [commit, isCreating] = useMutation<Mutation>(mutation);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const requestKey = useRequestKey();

  const create = (input: Omit<Mutation['variables']['input'], 'requestKey'>) => {
    setFailure(null);
    commit({
      variables: { input: { ...input, requestKey: requestKey(input) } },
      updater: (store, data) => {
        const [field = ''] = Object.keys(data ?? {});
        const project = store.getRootField(field)?.getLinkedRecord('project');
        if (project) insertProject(store, project);
      },
      onCompleted: (data) => {
        const [made] = Object.values(data) as [Answer];
        if (!made.project) return setFailure(made.message ?? failed);
        onStarted?.();
        void notify('success', started);
        void navigate(path(made.project.number));
      },
      onError: (error) => setFailure(failureSentence(error, failed)),
    });
  };
  return { create, isCreating, failure };
}
