import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A net against hanging like the one in jest.config.mjs; the library's own second measures the machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lays nothing out, and does not know what stands where.
if (typeof document !== 'undefined') document.elementsFromPoint ??= () => [];
