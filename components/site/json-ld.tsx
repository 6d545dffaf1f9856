import type { Thing, WithContext } from 'schema-dts';
import { serialiseJsonLd } from '@/lib/site/json-ld';

/** Structured data of the page for search engines, in schema.org's vocabulary. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />;
}
