import { EventEmitter } from 'node:events';
import type { EventBus } from '../events/bus.ts';
import type { Viewer } from '../platform/viewer.ts';

/** What became of somebody whose connection is open. */
export type AccessChange = 'gone' | 'changed';

/**
 * Asks again who somebody is as soon as their rights or credentials may have changed, for connections that outlive
 * a request. Whoever cannot be asked about (the database is away) stays: the bus calls again when it is back.
 * @returns a function that ends the watch.
 */
export function watchAccess(
  bus: EventBus,
  viewer: Viewer,
  askAgain: () => Promise<Viewer | null>,
  tell: (change: AccessChange) => void,
): () => void {
  const known = rightsOf(viewer);
  const look = () => {
    askAgain().then(
      (now) => {
        if (!now) tell('gone');
        else if (rightsOf(now) !== known) tell('changed');
      },
      () => undefined,
    );
  };
  const people = peopleOf(bus);
  const name = nameOf(viewer.userId);
  people.on(name, look);
  return () => void people.off(name, look);
}

const emitters = new WeakMap<EventBus, EventEmitter>();

/** One listener on the bus for all connections of the process, so that a change wakes those of one person only. */
function peopleOf(bus: EventBus): EventEmitter {
  const known = emitters.get(bus);
  if (known) return known;
  const people = new EventEmitter().setMaxListeners(0);
  emitters.set(bus, people);
  bus.watch('reelsmith_access', (userId) => {
    // null: the line was away, and anybody's rights may have changed meanwhile.
    if (userId === null) for (const name of people.eventNames()) people.emit(name);
    else people.emit(nameOf(userId));
  });
  return people;
}

const nameOf = (userId: number | string) => `user ${userId}`;

function rightsOf({ userId, role, verified, credentialId, scopes }: Viewer): string {
  return JSON.stringify([userId, role, verified, credentialId, scopes]);
}
