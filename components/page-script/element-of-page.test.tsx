import { render } from '@testing-library/react';
import { EvidencePage } from '@/components/reports/evidence/evidence-page';
import { listReports } from '@/lib/texts/reports/read-report';
import { elementOfPage } from './element-of-page';

test.each(listReports().map((report) => [report.slug, report] as const))(
  'every row, note and chart of the evidence of %s is cut out whole',
  async (slug, report) => {
    const { container } = render(<EvidencePage report={report} isCurrent reportPath={`/reports/${slug}`} />);
    const response = { ok: true, text: async () => container.innerHTML } as Response;
    global.fetch = jest.fn(async () => response);
    const elements = [...container.querySelectorAll('[id^="figure-"], [id^="about-"], [data-values]')];
    expect(elements.length).toBeGreaterThanOrEqual(report.figures.size);
    for (const element of elements) {
      const cut = await elementOfPage(`/reports/${slug}/evidence`, element.id);
      const within = cut.localName === 'table' ? cut.querySelector('tr') : cut;
      expect(within?.outerHTML).toBe(element.outerHTML);
    }
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);
