-- FOR UPDATE also waits for the key-share locks that a new row's foreign key puts on its user, so two projects that
-- one person creates at once waited for each other until Postgres ended one of them. Balances are no key: the lock
-- that an UPDATE of them takes is enough, and it does not mind foreign keys.
CREATE OR REPLACE FUNCTION move_credits(
  p_user int, p_key text, p_kind "CreditEntryKind", p_available int, p_held int,
  p_channel int, p_cost_channel int, p_run int, p_note text
) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE available_after int; held_after int;
BEGIN
  -- The lock comes first: after it, everything that earlier holders committed is seen.
  SELECT "credits" + p_available, "creditsHeld" + p_held INTO STRICT available_after, held_after
  FROM "User" WHERE "id" = p_user FOR NO KEY UPDATE;
  IF EXISTS (SELECT 1 FROM "CreditEntry" WHERE "key" = p_key) THEN RETURN 'repeated'; END IF;
  IF available_after < 0 OR held_after < 0 THEN RETURN 'insufficient'; END IF;
  UPDATE "User" SET "credits" = available_after, "creditsHeld" = held_after WHERE "id" = p_user;
  INSERT INTO "CreditEntry" ("userId", "key", "kind", "availableDelta", "heldDelta", "availableAfter", "heldAfter",
                             "channel", "costChannel", "runId", "note")
  VALUES (p_user, p_key, p_kind, p_available, p_held, available_after, held_after,
          p_channel, p_cost_channel, p_run, p_note);
  PERFORM emit_event(p_user, 'CREDITS', NULL, NULL);
  RETURN 'moved';
END $$;
