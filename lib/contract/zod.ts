import { z } from 'zod';

// zod tests at load whether it may generate parsers with new Function(). Our content security policy
// forbids that, and the browser would report a violation, so it is disabled.
z.config({ jitless: true });

export { z };
