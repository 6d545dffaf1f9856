// The last step of a build: compresses the responses of the build in this folder. A first start does it once
// its port is open (packages/host/build/compress-later.mjs).
import { compressResponses } from '@samvit/host';

void compressResponses();
