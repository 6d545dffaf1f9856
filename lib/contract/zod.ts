import { z } from 'zod';

// zod would write faster parsers with new Function(), and tries on load whether it may. Our content policy forbids it, and the
// browser reports the attempt.
z.config({ jitless: true });

export { z };
