import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { materialNews } from '../../../../relay/liveNews.ts';

/** A film's shots and words come one behind the other: one look for all of them. */
const gatherMs = 250;

/** Asks for a material's shots again whenever something was found out about it; news themselves carry no shots. */
export function useFollowedMaterial(id: string | undefined): void {
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  again.current = revalidate;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = materialNews.listen((news) => {
      if (news.id !== id || news.status === null) return;
      clearTimeout(timer);
      timer = setTimeout(() => void again.current(), gatherMs);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [id]);
}
