import '@testing-library/jest-dom';

// jsdom lays nothing out, and does not know what stands where.
if (typeof document !== 'undefined') document.elementsFromPoint ??= () => [];
