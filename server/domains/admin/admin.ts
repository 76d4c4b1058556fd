/** Administration: what authorised administrators may do to people, and what is known of it. Open this first. */
export { AUDIT_ACTIONS } from './audit.ts';
export { createPerson } from './people/create.ts';
export { endSessions, resetPassword } from './people/credentials.ts';
export {
  listPeople,
  listSpaces,
  type PeopleOrder,
  peopleOrder,
  peopleWhere,
} from './people/list.ts';
export { topUpPerson } from './people/topUp.ts';
export { updatePerson } from './people/update.ts';
export { setVerified } from './people/verify.ts';
