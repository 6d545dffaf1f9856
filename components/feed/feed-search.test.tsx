import { render, screen } from '@testing-library/react';
import { feedTexts } from './feed-texts';
import { FeedSearch } from './feed-search';

test('text typed before hydration is searched for', () => {
  const onWords = jest.fn();
  const search = <FeedSearch filter="all" words="" texts={feedTexts().search} onWords={onWords} />;
  const { container: sent, unmount } = render(search);
  const html = sent.innerHTML;
  unmount();

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  container.querySelector('input')?.setRangeText('gold');
  render(search, { container, hydrate: true });
  expect(screen.getByRole('searchbox')).toHaveValue('gold');
  expect(onWords).toHaveBeenCalledWith('gold');
});
