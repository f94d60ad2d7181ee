-- A second factor proves a person only once, even if somebody else uses a copy of it at the same
-- moment.

-- An authenticator code is valid for a 30-second step; neither that step nor an earlier one is
-- accepted again (RFC 6238, 5.2).
CREATE TRIGGER totp_factors_take_a_step_once BEFORE UPDATE OF last_step ON totp_factors
WHEN new.last_step <= old.last_step
BEGIN
  SELECT RAISE(ABORT, 'This code was used');
END;

-- A counter that decreases indicates a copied key (WebAuthn 2, 6.1.1).
CREATE TRIGGER passkeys_count_up BEFORE UPDATE OF counter ON passkeys
WHEN new.counter < old.counter OR (new.counter = old.counter AND new.counter > 0)
BEGIN
  SELECT RAISE(ABORT, 'This key was copied');
END;

CREATE TRIGGER recovery_codes_are_used_once BEFORE UPDATE OF used_at ON recovery_codes
WHEN old.used_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'This recovery code was used');
END;

CREATE TRIGGER auth_challenges_are_used_once BEFORE UPDATE OF used_at ON auth_challenges
WHEN old.used_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'This challenge was answered');
END;

-- Challenges started with an old password or address, or for a disabled account, end with the
-- change.
CREATE TRIGGER users_end_their_challenges AFTER UPDATE OF password_hash, email, active ON users
BEGIN
  DELETE FROM auth_challenges WHERE user_id = new.id;
END;
