// The production server: the build bundles this file with what it imports (packages/host/build/server-bundle.mjs).
import { serve } from '@samvit/host';
import { site } from './host.config';

void serve(site);
