/** The kinds of user that a visitor can choose in the contact form. */
export const USER_TYPE_LABELS = { investor: 'Investor', advisor: 'Advisor', broker: 'Broker' } as const;
