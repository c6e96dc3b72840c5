// What Stripe.js does for a page, as far as our pages use it: a form, a check of it, a payment, a card that is kept, 3-D Secure.
(() => {
  const home = new URL(document.currentScript.src).origin;
  const CARDS = {
    4242424242424242: "pm_card_visa",
    5555555555554444: "pm_card_mastercard",
    4000000000000002: "pm_card_chargeDeclined",
    4000002500003155: "pm_card_threeDSecure2Required",
  };

  async function post(path, body, key) {
    const isForm = body instanceof URLSearchParams;
    const answer = await fetch(home + path, {
      method: "POST",
      body: isForm ? body : JSON.stringify(body),
      headers: isForm
        ? { authorization: `Bearer ${key}`, "content-type": "application/x-www-form-urlencoded" }
        : { "content-type": "application/json" },
    });
    return answer.json();
  }

  window.Stripe = (publishableKey) => {
    let input;
    const challenge = () =>
      new Promise((done) => {
        const dialog = document.createElement("dialog");
        const button = (text, ok) => {
          const control = document.createElement("button");
          control.textContent = text;
          control.onclick = () => {
            dialog.remove();
            done(ok);
          };
          return control;
        };
        dialog.setAttribute("aria-label", "3-D Secure");
        dialog.append(button("Complete authentication", true), button("Fail authentication", false));
        document.body.append(dialog);
        dialog.showModal();
      });
    return {
      elements: () => ({
        create: () => {
          const heard = {};
          const box = document.createElement("div");
          return {
            on: (event, work) => {
              heard[event] = work;
            },
            mount: (place) => {
              const label = document.createElement("label");
              label.textContent = "Card number ";
              input = document.createElement("input");
              input.inputMode = "numeric";
              input.setAttribute("aria-label", "Card number");
              label.append(input);
              box.append(label);
              place.append(box);
              heard.ready?.();
            },
            destroy: () => box.remove(),
          };
        },
        update: () => undefined,
        submit: async () =>
          CARDS[input.value.replace(/\D/g, "")] ? {} : { error: { message: "Your card number is incomplete." } },
      }),
      async confirmSetup({ clientSecret }) {
        const id = clientSecret.split("_secret_")[0];
        const form = new URLSearchParams({
          payment_method: CARDS[input.value.replace(/\D/g, "")],
          client_secret: clientSecret,
        });
        const setup = await post(`/v1/setup_intents/${id}/confirm`, form, publishableKey);
        if (setup.error) return { error: setup.error };
        if (setup.status !== "requires_action") return { setupIntent: setup };
        const ok = await challenge();
        const after = await post("/_control/settle", { id, ok });
        return ok
          ? { setupIntent: after }
          : { error: { message: "We are unable to authenticate your payment method." } };
      },
      async confirmPayment({ clientSecret, confirmParams }) {
        const id = clientSecret.split("_secret_")[0];
        const form = new URLSearchParams({
          payment_method: confirmParams?.payment_method ?? CARDS[input.value.replace(/\D/g, "")],
          client_secret: clientSecret,
        });
        const intent = await post(`/v1/payment_intents/${id}/confirm`, form, publishableKey);
        if (intent.error) return { error: intent.error };
        if (intent.status !== "requires_action") return { paymentIntent: intent };
        const ok = await challenge();
        const after = await post("/_control/settle", { id, ok });
        return ok
          ? { paymentIntent: after }
          : { error: { message: "We are unable to authenticate your payment method." } };
      },
    };
  };
})();
