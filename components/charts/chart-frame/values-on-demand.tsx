'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { ValueColumn } from '@/components/charts/geometry/value-columns';
import { ChartValues } from './chart-values';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The values of a chart; the page is sent with the last one only. A client component, because the others
 * are added when a pointer or the focus reaches the chart: eight charts have five hundred values.
 */
export function ValuesOnDemand({ columns, id }: { columns: readonly ValueColumn[]; id: string }) {
  const [isWanted, setWanted] = useState(false);
  const values = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const figure = values.current?.closest('figure');
    if (!figure) return;
    const want = () => {
      figure.querySelectorAll('.chart-bands:empty').forEach((bands) => addBands(bands, columns));
      setWanted(true);
    };
    // The value that the reader selected before hydration.
    if (figure.matches(':hover, :focus-within')) want();
    const events = ['pointerenter', 'focusin'];
    events.forEach((event) => figure.addEventListener(event, want, { once: true }));
    return () => events.forEach((event) => figure.removeEventListener(event, want));
  }, [columns]);

  return (
    <div ref={values}>
      <ChartValues columns={isWanted ? columns : columns.slice(-1)} of={columns.length} id={id} />
    </div>
  );
}

/** The band that components/charts/kinds/value-bands.tsx draws without JavaScript. */
function addBands(bands: Element, columns: readonly ValueColumn[]): void {
  // Rows are one unit wide, columns one unit high.
  const down = /^0 0 1 (?!1$)/.test(bands.getAttribute('viewBox') ?? '');
  let before = 0;
  for (const { span } of columns) {
    const band = document.createElementNS(SVG, 'rect');
    const room = down ? { y: before, width: 1, height: span } : { x: before, width: span, height: 1 };
    for (const [name, value] of Object.entries(room)) band.setAttribute(name, String(value));
    bands.append(band);
    before += span;
  }
}
