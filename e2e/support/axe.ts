import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page as it stands: the rule, the element, what to mend; empty when all is well. */
export async function axeProblems(page: Page): Promise<string[]> {
  // Not among its defaults: what a finger is to hit.
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary}`),
  );
}
