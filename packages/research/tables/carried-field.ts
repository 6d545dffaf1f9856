import type { OwnField } from './own-table';

/** The field of a form with a series as it was read, as JSON; several of them are several series. */
export const CARRIED_FIELD = 'own';

/** Where a form gives a person's answer to a question, with a name that no other field has. */
export const answerField = (field: OwnField): string => `own-${field}`;
