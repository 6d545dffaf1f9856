// The last step of a build: compresses the responses of the build in this folder. A first start does it once its port is open
// (scripts/steps/compress-later.mjs).
import { compressResponses } from './steps/write-responses';

void compressResponses();
