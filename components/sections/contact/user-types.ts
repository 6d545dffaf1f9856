/** What a visitor can say they are, in the form's own words. */
export const USER_TYPE_LABELS = { investor: 'Investor', advisor: 'Advisor', broker: 'Broker' } as const;
