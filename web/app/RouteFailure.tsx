import { chakra } from '@chakra-ui/react/styled-system';
import { useMatches, useRouteError } from 'react-router-dom';
import { failureMessage } from '../lib/failure.ts';
import { failures } from '../locales/zh-CN/failures.ts';
import { shell } from '../locales/zh-CN/shell.ts';
import { Button, LinkButton } from '../ui/Button.tsx';

/** What a route may say of itself: the catalogue's sentence for when its page cannot be had. */
export interface RouteHandle {
  failure: string;
}

/** Last resort of a route: what happened, and two ways on. */
export function RouteFailure() {
  const error = useRouteError();
  const situation = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.failure ?? shell.crashed;
  return (
    <chakra.main
      p="6"
      pt="16"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="3"
      textAlign="center"
    >
      <chakra.h1 textStyle="title">{situation}</chakra.h1>
      <chakra.p color="fg.muted" role="alert">
        {failureMessage(error, failures.unknown)}
      </chakra.p>
      <chakra.div display="flex" gap="2" mt="2">
        <Button variant="ink" onClick={() => window.location.reload()}>
          {shell.retry}
        </Button>
        <LinkButton href="/welcome">{shell.backHome}</LinkButton>
      </chakra.div>
    </chakra.main>
  );
}
