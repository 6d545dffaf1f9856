import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { HttpError } from '@/lib/platform/http/http-error';

/**
 * Why a provider's call failed. A refusal is answered with 400, everything else with 503. Its message is in
 * English words, because a page that throws it has it logged and reported as it is.
 */
export class ProviderError extends HttpError {
  override name = 'ProviderError';

  constructor(
    /**
     * `refused`: the provider rejected the request. `unreachable`: no response in time, or a server error.
     * `invalid`: a malformed response. `unauthorized`: the provider's session is over.
     */
    readonly kind: 'refused' | 'unreachable' | 'invalid' | 'unauthorized',
    /** The message of the catalogue, for a provider that said nothing itself. */
    key: string,
    details?: Pick<HttpError, 'said'> | ErrorOptions,
  ) {
    super(kind === 'refused' ? 400 : 503, key, details);
    this.message = this.said || inLocale(ENGLISH, () => text(key, { product: site().product }));
  }
}
