export const USER_TYPE_LABELS = { investor: 'Investor', advisor: 'Advisor', broker: 'Broker' } as const;
