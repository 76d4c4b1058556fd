/** Administration: what authorised administrators may do to people, and what is known of it. Open this first. */
export { AUDIT_ACTIONS, type AuditAction, recordAct } from './audit.ts';
export { createPerson, type NewPerson } from './people/create.ts';
export { endSessions, resetPassword } from './people/credentials.ts';
export {
  listPeople,
  listSpaces,
  PEOPLE_SORTS,
  type PeopleFilter,
  type PeopleOrder,
  peopleOrder,
  peopleWhere,
} from './people/list.ts';
export { type TopUp, topUpPerson } from './people/topUp.ts';
export { type PersonChange, updatePerson } from './people/update.ts';
export { setVerified } from './people/verify.ts';
