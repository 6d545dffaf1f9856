// node --import tsx scripts/hardening-status.ts: generates docs/hardening-status.md from docs/hardening-status.yaml.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { hardeningDocument, hardeningSchema } from './hardening-table';

const document = 'docs/hardening-status.md';
const areas = hardeningSchema.parse(parse(readFileSync('docs/hardening-status.yaml', 'utf8')));
writeFileSync(document, hardeningDocument(areas));
console.log(`Written: ${document}`);
