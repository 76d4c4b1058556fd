import { graphql } from 'relay-runtime';

/**
 * How a project stands right after a person did something to it. The rest of what it made comes with the event
 * that the same change sends, so mutations need not carry all of it.
 */
export const projectState = graphql`
  fragment projectState_project on Project {
    id
    status
    reason
    error
    currentStep
    canCancel
    canRetry
    retryPriceCredits
    updatedAt
    steps {
      id
      status
      edited
      error
      result
      progress {
        fraction
        message
        etaSeconds
        frameUrl
      }
    }
    runs {
      number
      status
      heldCredits
      spentCredits
      refundedCredits
      createdAt
    }
  }
`;
