import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useAddress } from './use-address';

/** Like Next's router: it notices the addresses that are set after its first effect. */
function Router({ onAddress, children }: { onAddress: (address: unknown) => void; children: ReactNode }) {
  useEffect(() => {
    const replaceState = window.history.replaceState.bind(window.history);
    window.history.replaceState = (state, _, address) => {
      replaceState(state, '', address);
      onAddress(address);
    };
  }, [onAddress]);
  return children;
}

function Trending() {
  const show = useAddress();
  return <button onClick={() => show({ filter: 'trending' })}>Trending</button>;
}

test('the router notices a tap that comes before its first effect', async () => {
  // Inside act() React would run effects at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const container = document.body.appendChild(document.createElement('div'));
  // Called after the commit, and before the effects.
  new MutationObserver(() => container.querySelector('button')?.click()).observe(container, {
    childList: true,
  });
  const noticed = new Promise((resolve) =>
    createRoot(container).render(
      <Router onAddress={resolve}>
        <Trending />
      </Router>,
    ),
  );
  expect(await noticed).toBe('/web?filter=trending');
  expect(window.location.search).toBe('?filter=trending');
});
