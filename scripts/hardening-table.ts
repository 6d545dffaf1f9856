import { z } from 'zod';

/** The measures of reliability and security: the goal of each, what proves it, and the last result. */
export const hardeningSchema = z.array(
  z.strictObject({
    area: z.string(),
    rows: z.array(
      z.strictObject({
        measure: z.string(),
        goal: z.string(),
        /** Scripts of package.json, with their arguments, and test files. */
        shownBy: z.array(z.string()),
        /** The last result, with its date where it was measured. */
        last: z.string().default('not measured yet'),
        state: z.enum(['holds', 'partly', 'missed', 'not measured']),
      }),
    ),
  }),
);

/** The Markdown document, generated from the data. */
export function hardeningDocument(areas: z.infer<typeof hardeningSchema>): string {
  const lines = areas.flatMap(({ area, rows }) => [
    `## ${area}`,
    '',
    '| measure | goal | shown by | last figure | state |',
    '|---|---|---|---|---|',
    ...rows.map((row) => {
      const shownBy = row.shownBy.map((name) => `\`${name}\``).join(', ') || 'nothing yet';
      return `| ${[row.measure, row.goal, shownBy, row.last, row.state].map(cell).join(' | ')} |`;
    }),
    '',
  ]);
  return [
    '# What is hardened, in figures',
    '',
    'Made by `npm run hardening:status` from `hardening-status.yaml`: change that file, not this one. "holds" means that a test',
    'or a bench that runs today shows it; "partly" that some of it is shown; "not measured" that nobody has looked.',
    '',
    ...lines,
  ].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
