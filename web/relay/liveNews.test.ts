import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { materialNews, type News } from './liveNews.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('who begins to listen hears the last of what came while they were on their way, and nothing old', () => {
  materialNews.tell({ id: 'old', status: 'READY' });
  vi.advanceTimersByTime(60_000);
  materialNews.tell({ id: 'film', status: 'ANALYZING' });
  materialNews.tell({ id: 'film', status: 'READY' });
  const heard: News[] = [];
  const end = materialNews.listen((news) => heard.push(news));
  expect(heard).toEqual([{ id: 'film', status: 'READY' }]);
  materialNews.tell({ id: 'film', status: null });
  end();
  materialNews.tell({ id: 'other', status: 'READY' });
  expect(heard).toEqual([
    { id: 'film', status: 'READY' },
    { id: 'film', status: null },
  ]);
});
