export const TEXT_LINK = 'text-peacock underline decoration-1 underline-offset-4';
